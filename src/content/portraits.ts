import { drawing } from '@/drawings/drawings';
import { drawingSource } from '@/drawings/picture';
import { responsivePhotograph } from '@/drawings/pictureChoices';
import { getPerson } from './people';
import { getPersonLinks } from './personLinks';

/** A person with a picture; undefined without an id. */
export async function getPortrait(id: string | undefined) {
  const found = await getPerson(id);
  if (!found) return undefined;
  const { drawing: portrait, photograph, ...person } = found;
  const drawn = portrait ? drawingSource(drawing(`portraits/${portrait}`)) : undefined;
  return { ...person, picture: photograph ? await responsivePhotograph(photograph) : drawn };
}

/** The same, with links to what the pages other than this one have about them. */
export async function getPortraitWithLinks(id: string | undefined, page: string) {
  const person = await getPortrait(id);
  if (!person) return undefined;
  const links = (await getPersonLinks(person.id)).filter(({ href }) => href.split('#')[0] !== page);
  return { ...person, links };
}
