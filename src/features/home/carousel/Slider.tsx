import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import { type Change, ChangeNumeral } from '@/ui/ChangeNumeral/ChangeNumeral';
import { Picture } from '@/ui/Picture/Picture';
import { TextLink } from '@/ui/TextLink/TextLink';
import type { PictureSource } from '@/drawings/picture';
import { twoDigits } from '@/lib/text';
import { CarouselControls } from './CarouselControls';
import { slider as timing } from './constants';
import styles from './Slider.module.css';
import { sliderStrings as strings } from './strings';
import { useCarousel } from './useCarousel';

interface Props {
  /** The picture of the first slide if it is inline; that slide then has no `picture`. */
  first?: ReactNode;
  slides: readonly {
    title: string;
    description: string;
    link: { label: string; href: string };
    hasPicture: boolean;
    picture?: PictureSource | undefined;
    /** The result of a project, with a link to it. */
    proof?: { change: Change; link: { label: string; href: string } } | undefined;
  }[];
}

/** The `sizes` of the open panel: the width that the narrow panels leave. */
function openPanelSizes(count: number): string {
  const othersOnPhone = (count - 1) * 44;
  const others = (count - 1) * 64;
  return [
    '(width < 40em) 100vw',
    `(width < 62em) and (orientation: portrait) calc(100vw - ${othersOnPhone}px)`,
    `(width < 62em) calc(58vw - ${othersOnPhone}px)`,
    `calc(66vw - ${others}px)`,
  ].join(', ');
}

/**
 * A row of narrow panels, one of them open. A single slide has no controls. Without JavaScript the texts scroll sideways,
 * without controls.
 */
export function Slider({ first, slides }: Props) {
  const total = slides.length;
  const carousel = useCarousel({ count: total, step: 1, ...timing, trackLabel: strings.track });
  const { index, ready, region, track, playing, jump, togglePause, swipe } = carousel;
  const hasPictures = slides.some(({ hasPicture }) => hasPicture);
  const slideName = (position: number) => strings.slide(position + 1, total);

  if (total === 0) return <p className={`panel ${styles.empty}`}>{strings.empty}</p>;

  const togglePauseOnArea = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a')) return;
    if (ready && !swipe.moved() && getSelection()?.isCollapsed !== false) togglePause();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pause button does the same by keyboard
    <section
      className={`${styles.slider} ${hasPictures ? '' : styles.plain}`}
      aria-roledescription="carousel"
      aria-label={strings.label}
      data-playing={playing}
      data-hover-animation=""
      onClick={togglePauseOnArea}
      {...region}
      {...swipe.handlers}
    >
      {/* Before the pictures in the markup, so that it is painted first. The grid reserves their space. */}
      <div className={`stack ${styles.text}`}>
        {total > 1 && (
          <CarouselControls strings={strings} carousel={carousel}>
            <span className="visually-hidden" {...carousel.position}>
              {`${slideName(index)}: ${slides[index]?.title}`}
            </span>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are buttons */}
            <div className={styles.dots} role="group" aria-label={strings.choose}>
              {slides.map(({ title }, position) => (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`${slideName(position)}: ${title}`}
                  aria-current={position === index}
                  onClick={() => jump(position)}
                  key={title}
                >
                  <i />
                </button>
              ))}
            </div>
          </CarouselControls>
        )}
        <div className={styles.copies} {...track}>
          {slides.map(({ title, description, link, proof }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group
            <div
              className={`stack ${styles.copy}`}
              role="group"
              aria-roledescription="slide"
              aria-label={title}
              data-slide=""
              data-current={position === index}
              inert={ready && position !== index}
              key={title}
            >
              <p className={`title ${styles.headline}`}>{title}</p>
              <p className="muted">{description}</p>
              <div className={styles.link}>
                <ButtonLink {...link} />
              </div>
              {proof && (
                <div className={`row hide-on-paper ${styles.proof}`}>
                  <ChangeNumeral {...proof.change} />
                  <TextLink {...proof.link} />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      {/* Hidden from screen readers, because the pictures say nothing and the dots do the same as the panels. */}
      <div
        className={`hide-on-paper ${styles.panels}`}
        style={{ '--others': total - 1 } as CSSProperties}
        hidden={!hasPictures}
        aria-hidden="true"
      >
        {slides.map(({ title, hasPicture, picture }, position) => (
          <div className={styles.pane} data-current={position === index} data-after={position > index} key={title}>
            <div className={styles.frame}>
              {!hasPicture && <span className={`numeral ${styles.number}`}>{twoDigits(position + 1)}</span>}
              <div className={`cover ${styles.picture}`}>
                {picture ? (
                  <Picture picture={picture} alt="" sizes={openPanelSizes(total)} priority={position === 0} />
                ) : (
                  first
                )}
              </div>
            </div>
            {/* A press moves no focus to what is hidden. */}
            <button
              className="cover"
              type="button"
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => jump(position)}
            >
              <span>{twoDigits(position + 1)}</span>
            </button>
            <span className={styles.progress} style={{ animationDuration: `${timing.everyMs}ms` }} />
          </div>
        ))}
      </div>
    </section>
  );
}
