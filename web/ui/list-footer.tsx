import { Group, Pagination, Text } from '@mantine/core';
import { listWords } from '#contract/messages/common.ts';
import { plainRowsMax } from './use-row-window.ts';

type Props = {
  count: number;
  /** The number of rows in words, e.g. `12 users`. */
  words: string;
};

/**
 * The number of rows. Above a hundred there is a disabled pagination control as well, because all rows are
 * in the list already (specification, section 9).
 */
export function ListFooter({ count, words }: Props) {
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {words}
      </Text>
      {count > plainRowsMax ? (
        <nav aria-label={listWords.pages}>
          <Pagination
            total={1}
            value={1}
            disabled
            size="sm"
            getControlProps={(control) => ({ 'aria-label': controlLabels()[control] })}
            getItemProps={() => ({ 'aria-label': listWords.only })}
          />
        </nav>
      ) : null}
    </Group>
  );
}

const controlLabels = () =>
  ({
    first: listWords.first,
    previous: listWords.previous,
    next: listWords.next,
    last: listWords.last,
  }) as const;
