import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/components/Prose/Prose';
import type { Article } from '@/content/queries';

/** Addresses in a text that leaves the site must say which site they mean. */
export const withAbsoluteLinks = (html: string, site: string) =>
  html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${site}/`);

/** The whole text of an article as plain HTML, for feed readers. */
export function articleHtml({ subtitle, blocks }: Article): string {
  return renderToStaticMarkup(
    <>
      <p>{subtitle}</p>
      {blocks.map((block) =>
        block.type === 'text' ? (
          <blockquote key={block.text}>
            <p>{block.text}</p>
          </blockquote>
        ) : (
          <section key={block.description}>
            {block.heading && <h2>{block.heading}</h2>}
            <Prose text={block.description} />
          </section>
        ),
      )}
    </>,
  ).replaceAll(/ (?:tabindex|class)="[^"]*"|<\/?span>/g, '');
}
