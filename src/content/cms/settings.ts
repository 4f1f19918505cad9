// The settings of the CMS in which editors write: Pages CMS reads .pages.yml, which is made here from the schemas.
import { Document, isMap, isPair, visit } from 'yaml';
import { describedBy } from '@/lib/described';
import { documents, folders } from '../schemas/contract';
import { withComponents } from './components';
import { fieldsOf } from './fields';
import { documentLabels, type EditedDocument, folderLabels } from './labels';

/** The pictures that the site can use. */
const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'];

const groups = [
  { name: 'pages', label: 'Pages', below: 'pages/' },
  { name: 'lists', label: 'Lists', below: 'blocks/' },
];

function fileEntry(id: EditedDocument) {
  const operations = { delete: false };
  const fields = fieldsOf(describedBy(documents[id]));
  // Pages CMS takes no slash in a name.
  const name = id.replace('/', '-');
  return { name, ...documentLabels[id], type: 'file', path: `content/${id}.yaml`, operations, fields };
}

const folderEntry = (name: keyof typeof folders) => ({
  name,
  ...folderLabels[name],
  type: 'collection',
  path: `content/${name}`,
  filename: '{primary}.yaml',
  operations: { rename: false },
  subfolders: false,
  fields: fieldsOf(describedBy(folders[name])),
});

/** The settings. Nothing in them comes from the content, so that a new service or topic changes nothing here. */
function settings() {
  const ids = Object.keys(documentLabels) as EditedDocument[];
  const content = [
    ...(Object.keys(folderLabels) as (keyof typeof folders)[]).map(folderEntry),
    ...groups.map(({ name, label, below }) => ({
      name,
      label,
      type: 'group',
      items: ids.filter((id) => id.startsWith(below)).map(fileEntry),
    })),
    ...ids.filter((id) => !id.includes('/')).map(fileEntry),
  ];
  return {
    media: { input: 'content/pictures', output: 'pictures', extensions, rename: 'safe' },
    ...withComponents(content),
    // A save publishes by itself. This only runs the deployment again.
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

/** The settings as a file: a line for each field without fields of its own. */
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
