// node tools/mail.ts: a local server with the EmailJS API, to try the contact form. Set PUBLIC_EMAILJS_ORIGIN (.env.example).
import { startMailServer } from './mailServer.ts';

const { port, accepted } = await startMailServer({ secure: false, port: 4400 });
console.log(`The mail service listens at http://127.0.0.1:${port}. Messages are shown here.`);

let shown = 0;
setInterval(() => {
  for (const message of accepted.slice(shown)) console.log(message.template_params);
  shown = accepted.length;
}, 500);
