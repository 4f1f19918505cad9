// node tools/drawings.ts: checks that the drawings in art/ have known classes and the colors of src/styles, which
// drawing programs need, and that art/after has the second state of each drawing in art/before-after. With --write, writes both.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { type CustomPlugin, optimize } from 'svgo';
import { colorRules } from '../src/pictures/drawingColors.ts';
import { readSvg } from '../src/pictures/readSvg.ts';

const format = (file: string, svg: string, plugin: CustomPlugin) =>
  optimize(svg, { path: file, plugins: [plugin], js2svg: { pretty: true, indent: 2 } }).data;

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
  return format(file, svg, writeStyle);
}

/** The second state of a drawing: without what goes, and with what comes as plain shapes. */
function secondState(file: string, svg: string): string {
  const removeFirstState: CustomPlugin = {
    name: 'removeFirstState',
    fn: () => ({
      element: {
        enter: (element) => {
          element.children = element.children.filter(
            (child) => child.type !== 'element' || child.attributes.class !== 'goes',
          );
          if (element.attributes.class === 'comes') delete element.attributes.class;
        },
      },
    }),
  };
  return withColors(file, format(file, svg, removeFirstState));
}

function update(file: string, expected: string, problem: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === expected) return;
  if (process.argv.includes('--write')) writeFileSync(file, expected);
  else {
    console.error(`${file} ${problem}. Run "npm run fix".`);
    process.exitCode = 1;
  }
}

for (const file of globSync('art/*/*.svg').sort())
  update(file, withColors(file, readFileSync(file, 'utf8')), 'has other colors than src/styles');
for (const file of globSync('art/before-after/*.svg').sort()) {
  const result = file.replace('before-after', 'after');
  update(result, secondState(result, readFileSync(file, 'utf8')), `is not the second state of ${file}`);
}
