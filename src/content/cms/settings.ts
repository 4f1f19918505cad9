// Generates .pages.yml, the settings of Pages CMS, from the schemas.
import { z } from 'astro/zod';
import { Document, isMap, isPair, visit } from 'yaml';
import { toJsonSchema } from '../jsonSchema.ts';
import { documents, folderNames, folders } from '../schemas/contentFiles.ts';
import { withComponents } from './components.ts';
import { createFields, fieldTexts } from './fields.ts';

/** The picture formats that the site supports. */
const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'];

const schemas = toJsonSchema(z.object({ ...documents.shape, ...folders })).properties ?? {};

/**
 * A new file is named after its title. Editors can change the name, because Pages CMS cannot derive one from a title without
 * Latin letters. The file name of an article is never shown, so it begins with the number.
 */
const filenameIn = (folder: string) =>
  folder === 'articles' ? '{fields.id}-{primary}.yaml' : { template: '{primary}.yaml', field: 'create' };

/** How the list of a folder's files is shown and sorted. */
const view = (primary: string, fields: string[], sort: string, order: 'asc' | 'desc') => ({
  primary,
  fields,
  sort: [sort, primary],
  default: { sort, order },
});

/** The folders in the order of the menu, followed by those that are not listed here. */
const views: Record<string, ReturnType<typeof view>> = {
  articles: view('title', ['id', 'title', 'publish'], 'id', 'desc'),
  jobs: view('title', ['title', 'order', 'publish'], 'order', 'asc'),
  services: view('title', ['title', 'order'], 'order', 'asc'),
  projects: view('title', ['title', 'client', 'order'], 'order', 'asc'),
  legal: view('heading', ['heading', 'order', 'updated'], 'order', 'asc'),
};

const folderEntries = [...new Set([...Object.keys(views), ...folderNames])].map((name) => ({
  name,
  ...fieldTexts(schemas[name]),
  view: views[name] ?? view('heading', ['heading', 'order'], 'order', 'asc'),
  type: 'collection',
  path: `content/${name}`,
  filename: filenameIn(name),
  operations: { rename: false },
  subfolders: false,
  fields: createFields(schemas[name] ?? {}),
}));

/** The single files in the CMS whose path matches a pattern. */
const fileEntries = (pattern: RegExp) =>
  Object.keys(documents.shape)
    .filter((id) => pattern.test(id) && schemas[id]?.title)
    .map((id) => ({
      // Pages CMS does not allow a slash in a name.
      name: id.replace('/', '-'),
      ...fieldTexts(schemas[id]),
      type: 'file',
      path: `content/${id}.yaml`,
      operations: { delete: false },
      fields: createFields(schemas[id] ?? {}),
    }));

/** The settings do not depend on the content, so that a new service or topic does not change them. */
function settings() {
  const content = [
    ...folderEntries,
    { name: 'pages', label: 'Pages', type: 'group', items: fileEntries(/^pages\//) },
    { name: 'lists', label: 'Lists', type: 'group', items: fileEntries(/^blocks\//) },
    ...fileEntries(/^[^/]+$/),
  ];
  return {
    media: { input: 'content/pictures', output: 'pictures', extensions, rename: 'safe' },
    ...withComponents(content),
    // Every save is deployed. This action only repeats the deployment.
    actions: [
      {
        name: 'deploy',
        label: 'Publish again',
        workflow: 'deploy.yml',
        cancelable: false,
        confirm: { message: 'What was saved goes online by itself. This only runs the publication again.' },
      },
    ],
    settings: {
      config: false,
      commit: {
        identity: 'user',
        templates: { create: 'Add {path}', update: 'Change {path}', delete: 'Delete {path}' },
      },
    },
  };
}

/** The settings as YAML, with one line for each field without nested fields. */
export function settingsFile(): string {
  const document = new Document(settings(), { aliasDuplicateObjects: false });
  document.commentBefore = ' Made by `npm run cms` from src/content/schemas. Change those, not this.';
  visit(document, {
    Map: (key, node, path) => {
      const parent = path.at(-1);
      const isComponents = isPair(parent) && String(parent.key) === 'components';
      const holdsFields = ['path', 'items', 'fields', 'blocks'].some((name) => isMap(node.getIn([name, 0])));
      if (key === null || isComponents || holdsFields) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
  });
  return document.toString({ lineWidth: 0, indentSeq: false, flowCollectionPadding: false });
}
