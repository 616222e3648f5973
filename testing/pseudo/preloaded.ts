import { registerHooks } from 'node:module';

// Loaded before the server (`node --import`): from then on whoever reads Spanish reads the made-up language.
const pseudo = new URL('pseudo.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.endsWith('/es/spanish.ts') ? pseudo : specifier, context),
});
