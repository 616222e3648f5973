import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { floors } from './floors.ts';

// A bare node:http server: `/<name of a floor>?<value>`, and the body for those that take one.
const pool = new pg.Pool({ ...JSON.parse(process.env.FLOOR_DATABASE ?? '{}'), max: 10 });
const known = new Map(Object.entries(floors));

const server = createServer(async (request, response) => {
  const [path = '', value = ''] = (request.url ?? '').split('?');
  const floor = known.get(path.slice(1));
  if (!floor) {
    response.writeHead(404).end();
    return;
  }
  const body = request.method === 'GET' ? '' : await readBody(request);
  const answer = await floor(pool, { value, body });
  if (answer === undefined) {
    response.writeHead(204).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => resolve(body));
  });
}
