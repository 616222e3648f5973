import { useLocation, useNavigate } from 'react-router';
import { type GuestStage, guestStages } from './guest-stages.ts';

/** The URL's state of the closer look: up to which quarter, and which stage of guests is drawn. */
export function usePeopleAddress() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const isOpen = parameters.get('look') === 'people';
  const quarter = /^\d{4}-Q[1-4]$/.exec(parameters.get('quarter') ?? '')?.[0] ?? null;
  const stage: GuestStage = guestStages.find((one) => one === parameters.get('stage')) ?? 'again';
  const set = (changes: { quarter?: string | null; stage?: GuestStage }) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) {
        next.delete(name);
      } else {
        next.set(name, value);
      }
    }
    void navigate({ search: next.toString() }, { preventScrollReset: true });
  };
  return { isOpen, quarter, stage, set };
}

/** The path from the dashboard to the closer look. */
export const peopleLookPath = '?look=people';
