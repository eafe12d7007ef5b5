import tokens from '../../src/styles/tokens.css?raw';
import { readTokens } from './readTokens.js';
import './guide.css';

const USES: Readonly<Record<string, string>> = {
  font: 'Font family. Inherits by default.',
  'code-font': 'Commands, paths and other code.',
  surface: 'The card and its fields.',
  ink: 'Text.',
  muted: 'Secondary text.',
  line: 'The card’s edge and hairlines.',
  edge: 'Edges of fields and marks.',
  hover: 'A row under the pointer.',
  accent: 'Selection, focus, Submit.',
  'on-accent': 'Text and marks on the accent.',
  tint: 'A chosen row.',
  danger: 'Errors.',
  radius: 'The card’s corners.',
  'inner-radius': 'Corners of rows, fields and buttons.',
};

/** All variables with their values, as the stylesheet has them. */
export function VariablesTable() {
  return (
    <div className="guide-table sb-unstyled">
      <table>
        <thead>
          <tr>
            {['Variable', 'For', 'Light', 'Dark'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readTokens(tokens).map(({ name, light, dark }) => (
            <tr key={name}>
              <th scope="row">
                <code>--chat-form-{name}</code>
              </th>
              <td>{USES[name] ?? ''}</td>
              <td>
                <Value text={light} />
              </td>
              <td>
                <Value text={dark} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ text }: { readonly text: string }) {
  return (
    <span className="guide-value">
      {text.startsWith('#') && <span style={{ background: text }} aria-hidden="true" />}
      <code>{text}</code>
    </span>
  );
}
