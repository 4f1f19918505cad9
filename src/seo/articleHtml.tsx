import { renderToStaticMarkup } from 'react-dom/server';
import { PlainProse } from '@/components/Prose/PlainProse';
import type { Article } from '@/content/queries';

/** The full text of an article as plain HTML for feed readers, with absolute links. */
export function articleHtml({ subtitle, blocks }: Article, site: string): string {
  const html = renderToStaticMarkup(
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
            <PlainProse text={block.description} headingLevel={block.heading ? 3 : 2} />
          </section>
        ),
      )}
    </>,
  );
  return html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${site}/`);
}
