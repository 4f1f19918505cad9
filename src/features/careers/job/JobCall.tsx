import firstPot from '@art/figures/pot-1.svg?drawing';
import secondPot from '@art/figures/pot-2.svg?drawing';
import thirdPot from '@art/figures/pot-3.svg?drawing';
import fourthPot from '@art/figures/pot-4.svg?drawing';
import type { ComponentProps } from 'react';
import { CallToAction } from '@/ui/CallToAction/CallToAction';
import { PictureBox } from '@/ui/Picture/Picture';
import { drawingSource } from '@/drawings/picture';
import styles from './JobCall.module.css';

/** The end of the page of a job: words, and on the right what a colleague says and the pots of Careers. */
export const JobCall = (call: ComponentProps<typeof CallToAction>) => (
  <CallToAction
    {...call}
    beside={{
      className: styles.call,
      content: (
        <div className={`hide-on-paper ${styles.pots}`}>
          {[firstPot, secondPot, thirdPot, fourthPot].map((pot) => (
            <PictureBox picture={drawingSource(pot)} alt="" key={pot.id} />
          ))}
        </div>
      ),
    }}
  />
);
