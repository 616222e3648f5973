import { Group, Pagination, Text } from '@mantine/core';
import { plainRowsMax } from './use-row-window.ts';

const countFormat = new Intl.NumberFormat('en-US');

type Props = { count: number; noun: { one: string; many: string } };

/**
 * The number of rows. Above a hundred there is a disabled pagination control as well, because all rows are
 * in the list already (specification, section 9).
 */
export function ListFooter({ count, noun }: Props) {
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {countFormat.format(count)} {count === 1 ? noun.one : noun.many}
      </Text>
      {count > plainRowsMax ? (
        <nav aria-label="Pagination">
          <Pagination
            total={1}
            value={1}
            disabled
            size="sm"
            getControlProps={(control) => ({ 'aria-label': controlLabels[control] })}
            getItemProps={() => ({ 'aria-label': 'Page 1 of 1, all rows' })}
          />
        </nav>
      ) : null}
    </Group>
  );
}

const controlLabels = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const;
