import { checkAlone } from './alone.ts';
import { makeCheckout } from './checkout.ts';
import { checkComposed } from './composed.ts';
import { docker } from './docker.ts';
import { checkImage } from './image.ts';
import { makeStandIns } from './stand-ins.ts';

// `npm run containers [-- stand-ins]`: builds deploy/Dockerfile and runs it alone and by deploy/compose.yaml,
// each as docs/operation.md says. It takes Docker on this machine, root, and ports 80, 443 and 3999. With
// `stand-ins`, the base images are made from Debian's and npm's packages first. NPMRC names a file with
// settings of npm for the build.

/** Not compose.yaml's own, by which somebody's Steeple on this machine may be started next. */
const image = 'steeple-proof';

console.log(
  await docker(
    'version',
    '--format',
    'Docker {{.Server.Version}}, Linux {{.Server.KernelVersion}}',
  ),
);
if (process.argv.includes('stand-ins')) {
  await makeStandIns();
  console.log('ok  base images made from packages');
}
const checkout = makeCheckout(image);
try {
  await checkout.build();
  console.log(`ok  image built: ${await checkImage(image)}`);
  for await (const seen of checkAlone(image)) {
    console.log(`ok  alone: ${seen}`);
  }
  for await (const seen of checkComposed(checkout, image)) {
    console.log(`ok  composed: ${seen}`);
  }
} finally {
  checkout.remove();
}
