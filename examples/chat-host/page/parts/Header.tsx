import type { PluginInfo } from '../../wire.js';
import type { Link } from '../listen.js';
import type { Language } from '../words.js';
import { useWords } from '../WordsContext.js';

interface HeaderProps {
  readonly plugin: PluginInfo | undefined;
  readonly link: Link;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['zh-CN', '中文'],
  ['en', 'English'],
];

/** Which plugin is connected, under which profile, and the switch of languages. */
export function Header({ plugin, link, language, onLanguage }: HeaderProps) {
  const words = useWords();
  return (
    <header className="head">
      <h1>
        <bdi>{plugin?.name ?? 'Chat host'}</bdi>
      </h1>
      {plugin !== undefined && <span className="tag">{plugin.model ?? plugin.profile}</span>}
      <p className="state" role="status">
        {link !== 'open' && words.links[link]}
        {link === 'open' && plugin?.state === 'ended' && words.notices[endOf(plugin)]}
      </p>
      <div className="languages" role="group" aria-label={words.language}>
        {LANGUAGES.map(([id, name]) => (
          <button
            key={id}
            type="button"
            lang={id}
            aria-pressed={id === language}
            onClick={() => onLanguage(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </header>
  );
}

/** What has ended, where something has. */
function endOf({ model }: PluginInfo) {
  return model === undefined ? 'pluginEnded' : 'codexEnded';
}
