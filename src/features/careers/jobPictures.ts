import type { Job } from '@/content/jobs';
import { drawing, hasDrawing } from '@/drawings/drawings';
import type { PictureChoice } from '@/drawings/pictureChoices';

/** The picture on the page of a job: its photograph, or the plate with the name of its emblem. */
export const jobPicture = ({ logo }: Job): PictureChoice | undefined =>
  logo && (logo.file || hasDrawing(`plates/${logo.drawing}`)) ? logo : undefined;

/** The small drawing of a job in lists. */
export const withEmblem = (job: Job) => ({
  ...job,
  emblem: job.logo?.drawing ? drawing(`emblems/${job.logo.drawing}`) : undefined,
});
