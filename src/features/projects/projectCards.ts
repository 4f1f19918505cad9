import type { Project } from '@/content/projects';
import { drawing } from '@/drawings/drawings';
import { drawingSource } from '@/drawings/picture';
import { responsivePhotograph } from '@/drawings/pictureChoices';

/** The two drawings of what changed, if a project has them. A photograph stands in place of them. */
export function changeDrawings({ change, photograph }: Pick<Project, 'change' | 'photograph'>) {
  const { picture } = change;
  if (!picture || photograph) return undefined;
  return { before: drawing(`before/${picture.drawing}`), after: drawing(`after/${picture.drawing}`) };
}

/** The photograph of a project as a file. */
export const photographOf = async ({ photograph }: Pick<Project, 'photograph'>) =>
  photograph && { ...(await responsivePhotograph(photograph.file)), alt: photograph.alt };

/** A project as a card: what changed, for whom, and its pictures as files. */
export async function toCard(project: Project) {
  const { id, href, title, client, sector, change } = project;
  const drawings = changeDrawings(project);
  return {
    id,
    href,
    title,
    client,
    sector,
    before: { value: change.before, picture: drawings && drawingSource(drawings.before) },
    after: { value: change.after, picture: drawings && drawingSource(drawings.after) },
    photograph: await photographOf(project),
  };
}

export type Card = Awaited<ReturnType<typeof toCard>>;
