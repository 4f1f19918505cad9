import type { FieldName, Mistake } from './message';
import type { Cause } from './send';

/** Everything that the form says; it comes from content/pages/contact.yaml and content/labels/form.yaml. */
export interface Words {
  heading: string;
  fields: Record<FieldName, string>;
  servicePlaceholder: string;
  send: string;
  mailSubject: string;
  privacy: string;
  honeypot: string;
  mistakes: Record<FieldName, Partial<Record<Mistake, string>>>;
  sending: string;
  sent: string;
  failed: string;
  restored: string;
  clear: string;
  chosen: string;
  notConnected: string;
  failure: {
    kept: string;
    tryAgain: string;
    email: string;
    copy: string;
    copied: string;
    copyFailed: string;
    hints: Record<Cause, string>;
  };
  receipt: {
    heading: string;
    sentAt: string;
    copy: string;
    download: string;
    file: string;
    again: string;
    next: string;
  };
}
