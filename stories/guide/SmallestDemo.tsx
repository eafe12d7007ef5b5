import { useState } from 'react';
import { seeds } from '../../test/fixtures/seeds.js';
import { shortJson } from '../support/shortJson.js';
import './guide.css';
import { onElicitation, Questions } from './snippets/smallest.js';

/** The smallest program, running: a button plays the plugin. */
export function SmallestDemo() {
  const [result, setResult] = useState<object>();
  const [asked, setAsked] = useState(0);
  const ask = () => {
    setResult(undefined);
    setAsked(asked + 1);
    void onElicitation(seeds.booleanConfirm.params, { requestId: asked }).then(setResult);
  };
  return (
    <div className="live sb-unstyled host-page">
      <div className="live-result">
        <button type="button" onClick={ask} disabled={asked > 0 && result === undefined}>
          Let the plugin ask
        </button>
      </div>
      <Questions />
      {result !== undefined && (
        <div className="live-result">
          <pre>{shortJson(result)}</pre>
        </div>
      )}
    </div>
  );
}
