import { type ComponentType, createElement, lazy } from 'react';

/** How to begin anew with each of the parts whose code did not come. */
const failed = new Set<() => void>();

/**
 * A part of a screen whose code is fetched when it is first shown. React keeps a failure for good; here the
 * part is fetched again after `forgetFailedParts`.
 *
 * @param load imports the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        failed.add(() => {
          Part = begin();
        });
        throw cause;
      }
    });
  let Part = begin();
  return function LazyPart(props: Props) {
    return createElement<Props>(Part, props);
  };
}

/** Lets what could not be fetched be fetched again when it is next shown. */
export function forgetFailedParts(): void {
  for (const beginAnew of failed) {
    beginAnew();
  }
  failed.clear();
}
