// The desk in the browser where editors write: Pages CMS reads .pages.yml, which is made here from the contract.
import { drawingNames } from '@art/registry';
import { Document, isSeq, visit } from 'yaml';
import { routes } from '@/config/routes';
import { type ChoiceName, describedBy } from '@/lib/described';
import type { Entry } from '../read';
import { documents, folders } from '../schemas/contract';
import { fieldsOf, pictureEndings } from './fields';
import { documentLabels, fieldLabel, folderLabels } from './labels';

const groups = [
  { name: 'pages', label: 'Pages', below: 'pages/' },
  { name: 'lists', label: 'Lists', below: 'blocks/' },
];

/** A name as the desk takes it. */
const named = (id: string) => id.replace('/', '-');

function fileEntry(id: keyof typeof documents) {
  const fields = fieldsOf(describedBy(documents[id]));
  const operations = { create: false, delete: false };
  return { name: named(id), ...documentLabels[id], type: 'file', path: `content/${id}.yaml`, operations, fields };
}

/** What a new file of a folder is called: articles by number, others by their title. */
function fileName(folder: string, entries: readonly Entry[]): string {
  if (folder !== 'articles') return '{primary}.yaml';
  const numbers = entries.filter((entry) => entry.folder === folder).map(({ id }) => Number(id.split('/')[1]));
  return `${Math.max(0, ...numbers) + 1}.yaml`;
}

interface Choice {
  value: string;
  label: string;
}

/** What can be chosen, from the content as it is. */
function choicesFrom(entries: readonly Entry[]): Record<ChoiceName, Choice[]> {
  const fixed = Object.values(routes).filter((route) => typeof route === 'string');
  const services = entries
    .filter(({ folder }) => folder === 'services')
    .map(({ id, data }) => ({ value: id.replace('services/', ''), label: String(data.title) }));
  const document = (name: string) => entries.find(({ id }) => id === name)?.data ?? {};
  const offices = (document('site').offices ?? []) as Record<string, string>[];
  const topics = (document('pages/blog').topics ?? []) as string[];
  return {
    addresses: [
      ...fixed.map((route) => ({ value: route, label: route })),
      ...services.map(({ value, label }) => ({ value: routes.service(value), label })),
    ],
    plates: drawingNames.plate.map((name) => ({ value: name, label: fieldLabel(name) })),
    emblems: drawingNames.emblem.map((name) => ({ value: name, label: fieldLabel(name) })),
    offices: offices.map(({ id = '', city, country }) => ({ value: id, label: `${city}, ${country}` })),
    topics: topics.map((topic) => ({ value: topic, label: topic })),
    services,
  };
}

/** The settings of the desk. */
function deskSettings(entries: readonly Entry[]) {
  const ids = Object.keys(documentLabels) as (keyof typeof documents)[];
  return {
    media: {
      input: 'content/pictures',
      output: 'pictures',
      extensions: pictureEndings,
      rename: 'safe',
    },
    content: [
      ...(Object.keys(folderLabels) as (keyof typeof folders)[]).map((name) => ({
        name,
        ...folderLabels[name],
        type: 'collection',
        path: `content/${name}`,
        filename: { template: fileName(name, entries), field: 'create' },
        operations: { rename: false },
        subfolders: false,
        fields: fieldsOf(describedBy(folders[name])),
      })),
      ...groups.map(({ name, label, below }) => ({
        name,
        label,
        type: 'group',
        items: ids.filter((id) => id.startsWith(below)).map(fileEntry),
      })),
      ...ids.filter((id) => !id.includes('/')).map(fileEntry),
    ],
    components: Object.fromEntries(
      Object.entries(choicesFrom(entries)).map(([name, values]) => [name, { type: 'select', options: { values } }]),
    ),
    // What an editor can start; each is a workflow of this name.
    actions: [
      { name: 'preview', label: 'Preview', workflow: 'checks.yml', cancelable: true },
      {
        name: 'publish',
        label: 'Publish',
        workflow: 'edits.yml',
        cancelable: false,
        confirm: {
          title: 'Publish what is saved?',
          message: 'Everything that was saved goes online, once its checks are green.',
          button: 'Publish',
        },
      },
    ],
    settings: {
      config: false,
      commit: {
        identity: 'user',
        templates: { create: 'Add {path}', update: 'Change {path}', delete: 'Delete {path}', rename: 'Rename {path}' },
      },
    },
  };
}

/** The settings as a file: a line for each field without fields of its own. */
export function deskFile(entries: readonly Entry[]): string {
  const document = new Document(deskSettings(entries), { aliasDuplicateObjects: false });
  document.commentBefore = ' Made by `npm run cms` from src/content/schemas. Change those, not this.';
  visit(document, {
    Map: (key, node) => {
      const holdsList = node.items.some(({ key: name, value }) => isSeq(value) && String(name) !== 'values');
      const isChoice = node.has('value');
      if (isChoice || (!holdsList && key !== null && node.has('name') && !node.has('workflow'))) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
