import type { Scheme } from '@/drawings/drawingColors';
import type { DrawingShapes } from '@/drawings/picture';
import '@/styles/drawingColors.css';
import './InlineDrawing.css';

interface Props {
  drawing: DrawingShapes;
  scheme: Scheme;
  /** Whether the drawing has a size in pixels instead of that of its box. */
  sized?: boolean;
  /** Whether the drawing covers its box and is cropped. */
  cover?: boolean;
  /** The accessible name; without it the drawing is hidden from assistive technology. */
  label?: string;
}

/** An inline drawing in the colors of the theme. */
export function InlineDrawing({ drawing, scheme, sized, cover, label }: Props) {
  const { viewBox, body, fill = 'none', preserveAspectRatio = 'xMidYMid slice' } = drawing;
  const size = sized && { width: viewBox[2], height: viewBox[3] };
  return (
    <svg
      className={`art art-${scheme}`}
      fill={fill}
      viewBox={viewBox.join(' ')}
      {...size}
      preserveAspectRatio={cover ? preserveAspectRatio : undefined}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files in art/ and computed drawings, without scripts
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
