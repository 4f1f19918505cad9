import type { Job } from '@/content/jobs';
import type { ChosenPicture } from '@/drawings/chosenPictures';
import { drawing, hasDrawing } from '@/drawings/drawings';

/** The picture on the page of a job: the plate with the name of its emblem, if there is one. */
export const jobPicture = ({ logo }: Job): ChosenPicture =>
  logo.file || hasDrawing(`plates/${logo.drawing}`) ? logo : { drawing: 'nursery' };

/** The small drawing of a job in lists. */
export const withEmblem = (job: Job) => ({
  ...job,
  emblem: job.logo.drawing ? drawing(`emblems/${job.logo.drawing}`) : undefined,
});
