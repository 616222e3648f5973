import { Menu } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { Link } from 'react-router';
import { toolbarMessages } from '#contract/messages/dashboard-page.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionsMenu } from '#web/ui/actions-menu.tsx';

type Props = { onPrint: () => void; onShare: (() => void) | undefined };

/** The page's actions where the toolbar has no room for them. */
export function WeekActions({ onPrint, onShare }: Props) {
  return (
    <ActionsMenu label={toolbarMessages.more}>
      {onShare ? (
        <Menu.Item
          component={Link}
          to={paths.count}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {toolbarMessages.count}
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
        {toolbarMessages.print}
      </Menu.Item>
      {onShare ? (
        <Menu.Item leftSection={<IconShare size={16} aria-hidden />} onClick={onShare}>
          {toolbarMessages.share}
        </Menu.Item>
      ) : null}
    </ActionsMenu>
  );
}
