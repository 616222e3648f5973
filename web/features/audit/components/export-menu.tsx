import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  type AuditExportFormat,
  type AuditFilter,
  auditExportCut,
} from '#contract/functions/audit-log.ts';
import { auditMessages, auditWords } from '#contract/messages/audit.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { sentenceFor } from '#web/lib/api/request-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { menuInMain } from '#web/ui/menu-in-main.ts';
import { exportAuditLog } from '../api/export-audit-log.ts';

const formats = (): { format: AuditExportFormat; label: string }[] => [
  { format: 'csv', label: auditWords.csv },
  { format: 'jsonl', label: auditWords.json },
];

/** Saves what the filter lets through as a file. */
export function ExportMenu({ filter }: { filter: AuditFilter }) {
  const api = useApi();
  const exporting = useMutation({
    mutationFn: async (format: AuditExportFormat) => {
      const { file, isCut } = await exportAuditLog(api, { filter, format });
      saveFile(file, `steeple-audit-log-${today()}.${format}`);
      return isCut;
    },
  });
  const { save, isSaving } = useSaving(exporting, {
    logged: 'The audit log could not be exported.',
    saved: (isCut) => (isCut ? auditExportCut : auditMessages.exported),
    failed: (error) => ({
      text: sentenceFor(error, {
        refused: auditMessages.exportFailed,
        noAnswer: auditMessages.unexpected,
      }),
    }),
  });
  return (
    <Menu {...menuInMain} disabled={isSaving}>
      <Menu.Target>
        {/* Not `disabled`, which would take the focus away while the file is made. */}
        <Button variant="default" aria-disabled={isSaving} data-disabled={isSaving}>
          {isSaving ? auditWords.exporting : auditWords.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats().map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Today here, as 2026-11-21. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}
