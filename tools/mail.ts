// node tools/mail.ts: a local server with the EmailJS API, to try the contact form. Set PUBLIC_EMAILJS_ORIGIN (.env.example).
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };

const server = createServer(async (request, response) => {
  const body = await text(request);
  // A browser first asks with OPTIONS whether it may send.
  if (request.method === 'POST') console.log(JSON.parse(body).template_params);
  response.writeHead(200, cors).end('OK');
});

server.listen(4400, '127.0.0.1', () => {
  console.log('The mail service listens at http://127.0.0.1:4400. Messages are shown here.');
});
