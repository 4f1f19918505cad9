// node tools/mail.ts: the local server that speaks EmailJS's protocol, to try the contact form by hand. Set PUBLIC_EMAILJS_ORIGIN as .env.example says.
import { startMailServer } from './mailServer.ts';

const { port, accepted } = await startMailServer({ secure: false, port: 4400 });
console.log(`The mail service listens at http://127.0.0.1:${port}. What it accepts is shown here.`);

let shown = 0;
setInterval(() => {
  for (const message of accepted.slice(shown)) console.log(message.template_params);
  shown = accepted.length;
}, 500);
