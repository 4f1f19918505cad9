// Drawings and photographs.
import type { SchemaContext } from 'astro:content';
import type { z } from 'astro/zod';
import { type Label, optional, toMeta } from './field.ts';
import { group } from './groups.ts';
import { line, text } from './text.ts';

/** Astro's image(), which only Astro can provide. */
export type Image = SchemaContext['image'];

type DrawingFolder = 'plates' | 'emblems' | 'portraits' | 'diagrams' | 'before' | 'after';

/** The name of a drawing: a file of a folder of art/, without .svg. With two folders, both have a file of this name. */
export const drawing = (
  folders: DrawingFolder | readonly DrawingFolder[],
  label: Label = { title: 'Drawing', description: 'The preview of drafts shows all of them at /drawings.' },
) => text(40).meta({ drawing: [folders].flat(), ...toMeta(label) });

const alternative = line(
  { title: 'Text alternative', description: 'What it shows, for people who cannot see it.' },
  320,
);

/** A photograph with its text alternative. As a group of its own, Pages CMS asks for both once one of them is filled in. */
export const photograph = (
  image: Image,
  label: Label = { title: 'Photograph', description: 'Instead of the drawing. It needs a text alternative.' },
) =>
  optional(
    group(label, {
      file: image().meta({
        image: true,
        title: 'File',
        description: 'At least 600 pixels wide, ideally 1600. At most 3 MB.',
      }),
      alt: alternative,
    }),
  );

const pictureFields = (image: Image, label: Label, folder: DrawingFolder = 'plates') =>
  group(label, { drawing: optional(drawing(folder)), photograph: photograph(image) });

type PictureFields = z.output<ReturnType<typeof pictureFields>>;

/** The drawing or the photograph of a picture, or else the drawing `fallback`. */
const toPictureChoice = ({ drawing: name, photograph: own }: PictureFields, fallback?: string) => ({
  drawing: own ? name : (name ?? fallback),
  file: own?.file,
  alt: own?.alt,
});

const pictureLabel = { title: 'Picture', description: 'If empty, the drawing that fits this place.' };

/** A drawing or a photograph, or else the drawing `fallback`. */
export const picture = (image: Image, fallback: string) =>
  pictureFields(image, pictureLabel)
    .transform((value) => toPictureChoice(value, fallback))
    .prefault({});

/** A drawing or a photograph, or none. */
export const optionalPicture = (
  image: Image,
  label: Label = { title: 'Picture', description: 'If empty, the text stands alone.' },
  folder?: DrawingFolder,
) =>
  pictureFields(image, label, folder)
    .transform((value) => (value.drawing || value.photograph ? toPictureChoice(value) : undefined))
    .prefault({});

const diagram = optional(
  group(
    { title: 'Diagram', description: 'A drawing with text. What it says is its text alternative.' },
    {
      drawing: drawing('diagrams'),
      alt: alternative,
      altNarrow: optional(
        line(
          {
            title: 'Text alternative on narrow screens',
            description: 'Only for a wide drawing, which has another one for phones: what that one shows.',
          },
          320,
        ),
      ),
    },
  ),
);

/** The picture of a block of a text, which may also be a diagram. */
export const blockPicture = (image: Image) =>
  group(pictureLabel, { diagram, ...pictureFields(image, pictureLabel).shape })
    .transform(({ diagram: shown, ...value }) => {
      const drawn = toPictureChoice(value, 'leaf-tiles');
      return { ...drawn, diagram: shown?.drawing, alt: shown?.alt ?? drawn.alt, altNarrow: shown?.altNarrow };
    })
    .prefault({});
