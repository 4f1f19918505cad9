import type { QuestionsProps } from './Questions';

export const several = {
  id: 'faq',
  questions: [
    { id: 3, question: 'Who owns the code?', answer: 'You do. [Ask us](/contact).' },
    {
      id: 7,
      question: 'Was kostet die Betriebsdatenerfassungsschnittstelle, und was heißt „später“?',
      answer: 'We stay.',
    },
    { id: 12, question: 'And the data?', answer: 'As question [3](#faq-3) says.\n\n- One\n- Two\n\nAnd **more**.' },
  ],
} satisfies QuestionsProps;

export const single = { id: 'price', questions: several.questions.slice(0, 1) } satisfies QuestionsProps;
