import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keptText } from '@/lib/kept';

/** What a component shows, kept between builds: for texts that take long to set and rarely change. */
export const keptHtml = <Props extends object>(component: FunctionComponent<Props>, props: Props): Promise<string> =>
  keptText('text', ['html', component.name, JSON.stringify(props)], () =>
    renderToStaticMarkup(createElement(component, props)),
  );
