import { Alert, Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';

type Props = { text: string; onRetry: () => void };

/** In place of content that could not be loaded. */
export function ErrorState({ text, onRetry }: Props) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={text}>
      <Button variant="default" size="xs" onClick={onRetry}>
        Retry
      </Button>
    </Alert>
  );
}
