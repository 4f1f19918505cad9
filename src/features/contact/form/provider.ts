import {
  PUBLIC_EMAILJS_ORIGIN,
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
} from 'astro:env/client';

/** The mail service of the contact form (see .env.example). Without it the form offers email instead. */
export const provider =
  PUBLIC_EMAILJS_SERVICE_ID && PUBLIC_EMAILJS_TEMPLATE_ID && PUBLIC_EMAILJS_PUBLIC_KEY
    ? {
        serviceId: PUBLIC_EMAILJS_SERVICE_ID,
        templateId: PUBLIC_EMAILJS_TEMPLATE_ID,
        publicKey: PUBLIC_EMAILJS_PUBLIC_KEY,
        origin: PUBLIC_EMAILJS_ORIGIN,
      }
    : undefined;
