// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useReady } from './useReady';

const Probe = () => <i>{String(useReady())}</i>;

test('is false in the HTML of the build and true once the script runs, without a warning', async () => {
  const warn = vi.spyOn(console, 'error');
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Probe />);
  expect(root.textContent).toBe('false');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    hydrateRoot(root, <Probe />);
  });
  expect(root.textContent).toBe('true');
  expect(warn).not.toHaveBeenCalled();
});
