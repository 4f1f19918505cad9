// node tools/drawings.ts: checks that the drawings in art/ have known classes and the colors of src/styles, which
// drawing programs need. With --write, writes the colors.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type CustomPlugin, optimize } from 'svgo';
import { colorRules } from '../src/drawings/drawingColors.ts';
import { readSvg } from '../src/drawings/readSvg.ts';

/** The file with the light colors of its classes. */
function withColors(file: string, svg: string): string {
  const { scheme, classes } = readSvg(file, svg);
  const rules = colorRules(scheme, classes, 'light');
  const writeStyle: CustomPlugin = {
    name: 'writeStyle',
    fn: () => ({
      element: {
        enter: (element, parent) => {
          if (parent.type !== 'root') return;
          const text = { type: 'text' as const, value: rules.join('\n    ') };
          const style = { type: 'element' as const, name: 'style', attributes: {}, children: [text] };
          const others = element.children.filter((child) => child.type !== 'element' || child.name !== 'style');
          element.children = rules.length > 0 ? [style, ...others] : others;
        },
      },
    }),
  };
  return optimize(svg, { path: file, plugins: [writeStyle], js2svg: { pretty: true, indent: 2 } }).data;
}

for (const file of globSync('art/*/*.svg').sort()) {
  const svg = readFileSync(file, 'utf8');
  const expected = withColors(file, svg);
  if (svg === expected) continue;
  if (process.argv.includes('--write')) writeFileSync(file, expected);
  else {
    console.error(`${file} has other colors than src/styles. Run "npm run fix".`);
    process.exitCode = 1;
  }
}
