import { Skeleton } from '@mantine/core';
import classes from './pulse.module.css';

const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Reserves the space of the sentence and the tiles while they load. */
export function PulseSkeleton() {
  return (
    <div data-skeleton aria-hidden="true">
      <Skeleton height={92} maw="44rem" />
      <Skeleton height={22} maw="30rem" mt={12} />
      <Skeleton height={50} maw="36rem" mt={48} mb={16} />
      <div className={classes.tiles}>
        {tiles.map((tile) => (
          <Skeleton key={tile} height={286} radius={0} />
        ))}
      </div>
    </div>
  );
}
