import { Blossom } from '@/components/Blossom/Blossom';
import { fill } from '@/lib/fill';
import styles from './Testimonials.module.css';

interface Props {
  heading: string;
  stars: string;
  testimonials: readonly { name: string; position: string; stars: number; review: string }[];
}

export function Testimonials({ heading, stars, testimonials }: Props) {
  return (
    <section className={styles.testimonials} aria-labelledby="testimonials">
      <div className="grid">
        <div className={styles.head}>
          <h2 id="testimonials">{heading}</h2>
        </div>
        <div className={styles.quotes}>
          {testimonials.map((testimonial) => (
            <figure className={styles.quote} key={testimonial.name}>
              <div className={styles.stars} role="img" aria-label={fill(stars, { count: testimonial.stars })}>
                {Array.from({ length: testimonial.stars }, (_, star) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never move
                  <Blossom key={star} />
                ))}
              </div>
              <blockquote>
                <p>“{testimonial.review}”</p>
              </blockquote>
              <figcaption>
                <b>{testimonial.name}</b>
                <span className="label">{testimonial.position}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
