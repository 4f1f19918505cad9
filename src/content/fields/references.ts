// Entries of other folders.
import { type Label, toMeta } from './field.ts';
import { items } from './groups.ts';
import { text } from './text.ts';

/** The folders whose entries others refer to. */
type Folder = 'services' | 'projects' | 'people' | 'offices' | 'topics';

/** The file of an entry of another folder, as the CMS saves it: web-dev.yaml. The value is the id of the entry. */
export const reference = (folder: Folder, label: Label) =>
  text(100)
    .regex(/^[\w-]+\.yaml$/, `should be the name of a file in content/${folder}, such as name.yaml`)
    .transform((file) => file.replace('.yaml', ''))
    .meta({ reference: folder, ...toMeta(label) });

/** Up to three entries of another folder. */
export const references = (folder: 'services', label: Label, least = 0) =>
  items(reference(folder, 'File'), 3)
    .min(least, 'should have at least one entry')
    .refine((names) => new Set(names).size === names.length, 'has the same entry twice')
    .default([])
    .meta(toMeta(label));
