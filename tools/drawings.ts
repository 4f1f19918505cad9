// node tools/drawings.ts: checks that the drawings in art/ have known classes and the colors of src/styles/colors.css, which
// drawing programs need. With --write, writes the colors into their <style>.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type CustomPlugin, optimize } from 'svgo';
import { readSvg } from '../src/pictures/readSvg.ts';
import { roleRules } from '../src/pictures/roles.ts';

/** The file with the light colors of its classes. */
function withColors(file: string, svg: string): string {
  const { scheme, classes } = readSvg(file, svg);
  const rules = roleRules(scheme, classes, 'light');
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
  const colored = withColors(file, svg);
  if (colored === svg) continue;
  if (process.argv.includes('--write')) writeFileSync(file, colored);
  else {
    console.error(`${file} has other colors than src/styles/colors.css. Run "npm run fix".`);
    process.exitCode = 1;
  }
}
