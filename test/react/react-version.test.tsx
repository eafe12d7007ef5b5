import { Item, Root } from '@radix-ui/react-radio-group';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, version } from 'react';
import { version as domVersion } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

function Choice() {
  const [value, setValue] = useState('a');
  return (
    <Root value={value} onValueChange={setValue}>
      <Item value="a" aria-label="A" />
      <Item value="b" aria-label="B" />
    </Root>
  );
}

function Hello() {
  const [text] = useState('Hello');
  return <p>{text}</p>;
}

it('runs on the React that its project names, down to Radix and the renderers', async () => {
  const major = process.env.REACT_MAJOR ?? 'none named';
  expect(version).toMatch(new RegExp(`^${major}\\.`));
  expect(domVersion).toBe(version);

  expect(renderToString(<Hello />)).toBe('<p>Hello</p>');
  render(<Choice />);
  await userEvent.click(screen.getByRole('radio', { name: 'B' }));
  expect(screen.getByRole('radio', { name: 'B' })).toBeChecked();
});
