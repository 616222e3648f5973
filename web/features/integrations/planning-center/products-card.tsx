import type { OrganizationInfo } from '#contract/functions/planning-center.ts';
import { commonWords } from '#contract/messages/common.ts';
import { planningCenterWords } from '#contract/messages/integration-pages.ts';
import { SettingsCard } from '../components/settings-card.tsx';
import classes from './planning-center.module.css';
import { type ProductTile, productTiles } from './product-tiles.ts';

/** The products of Planning Center with their counts. */
export function ProductsCard({ info }: { info: OrganizationInfo }) {
  return (
    <SettingsCard title={planningCenterWords.products}>
      <ul className={classes.tiles}>
        {productTiles(info.products).map((tile) => (
          <Tile key={tile.key} tile={tile} />
        ))}
      </ul>
    </SettingsCard>
  );
}

function Tile({ tile: { label, total, hint } }: { tile: ProductTile }) {
  const isAvailable = total !== null;
  return (
    <li className={classes.tile} data-available={isAvailable || undefined}>
      <h3 className={classes.product}>{label}</h3>
      {isAvailable ? <p className={classes.total}>{total}</p> : null}
      <p className={classes.state}>
        {isAvailable ? commonWords.available : commonWords.notAvailable}
      </p>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
    </li>
  );
}
