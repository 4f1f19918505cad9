// The content contract: which files there are below content/, and what each of them must hold.
import { blocks } from './blocks';
import { brand } from './brand';
import { article, job, service } from './entries';
import { labels } from './labels';
import { moved } from './moved';
import { pages } from './pages';
import { search } from './search';
import { shell } from './shell';
import { site } from './site';

type Below<Folder extends string, Schemas> = { [Name in keyof Schemas & string as `${Folder}/${Name}`]: Schemas[Name] };

/** Schemas by the path of their file. */
const below = <Folder extends string, Schemas extends object>(folder: Folder, schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${folder}/${name}`, schema])) as Below<
    Folder,
    Schemas
  >;

/** The files of which there is one each, by their path below content/. */
export const documents = {
  site,
  brand,
  shell,
  search,
  moved,
  ...below('pages', pages),
  ...below('blocks', blocks),
  ...below('labels', labels),
};

/** The folders in which every file is one thing of a kind. */
export const folders = { services: service, jobs: job, articles: article };
