import { type HTMLElement, Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const window = new Window({ settings: { disableJavaScriptEvaluation: true } });

/** The markup of a component, as the build writes it. */
export function renderPart(element: ReactElement): HTMLElement {
  return new window.DOMParser().parseFromString(renderToStaticMarkup(element), 'text/html').body;
}
