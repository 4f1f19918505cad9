// The lines of a visitor: one to the site, one to everywhere else. Both can be cut.
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Joins two sockets until one of them ends. */
function join(one: Socket, other: Socket) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}

/** Opens a server at a free port of this machine. */
async function listening(server: Server) {
  const sockets = new Set<Socket>();
  let isCut = false;
  server.prependListener('connection', (socket: Socket) => {
    if (isCut) socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on nobody gets through. */
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    stop: () => {
      drop();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

/**
 * The site under an address of its own. To a browser that is another site, so whoever opens it has never been there:
 * nothing is stored and nothing is cached.
 */
export async function startDoor(site: string) {
  const asked = new Set<string>();
  let lastAsked = performance.now();
  const server = createServer((socket) => {
    join(socket, connect(Number(new URL(site).port), '127.0.0.1'));
    socket.on('data', (part: Buffer) => {
      lastAsked = performance.now();
      const [, path] = /^GET (\S+) /.exec(part.toString('latin1')) ?? [];
      if (path) asked.add(path);
    });
  });
  const door = await listening(server);
  return {
    ...door,
    url: `http://127.0.0.1:${door.port}`,
    /** The paths that were asked for. */
    asked,
    /** For how many milliseconds nobody has asked for anything. */
    quietFor: () => performance.now() - lastAsked,
  };
}

/** A proxy that leads the mail service's name to its stand-in and every other name nowhere. */
export async function startProxy(mailPort: number) {
  const refused: string[] = [];
  const server = createHttpServer((request, response) => {
    refused.push(request.url ?? '');
    response.writeHead(502).end();
  });
  server.on('connect', ({ url = '' }, socket: Socket) => {
    if (url !== 'api.emailjs.com:443') {
      refused.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const mail = connect(mailPort, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    join(socket, mail);
  });
  return { ...(await listening(server)), refused };
}

export type Door = Awaited<ReturnType<typeof startDoor>>;
export type MailProxy = Awaited<ReturnType<typeof startProxy>>;
