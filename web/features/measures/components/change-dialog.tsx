import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import { areSeatsValid, type MeasureChoices } from '#contract/functions/measures.ts';
import { commonWords } from '#contract/messages/common.ts';
import { measureMessages, measureWords, partTitles } from '#contract/messages/measures.ts';
import { logError } from '#web/lib/log.ts';
import { ChangedMeanwhileDialog } from '#web/screens/changed-meanwhile-dialog.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import {
  isChangedMeanwhile,
  usePreviewMeasureChoices,
  useSaveMeasureChoices,
} from '../api/save-measure-choices.ts';
import type { MeasurePart } from '../model.ts';
import { useMeanwhile } from '../use-meanwhile.ts';
import { MeasurePreviewTable } from './measure-preview.tsx';
import { PartEditor } from './part-editor.tsx';

type Props = {
  accountId: string;
  part: MeasurePart | null;
  choices: MeasureChoices;
  version: number;
  available: MeasureAvailable;
  onClose: () => void;
};

/** Changes one part of the choices: preview first, then save. */
export function ChangeDialog({ part, onClose, ...props }: Props) {
  const save = useSaveMeasureChoices(props.accountId);
  return (
    <Dialog
      isOpen={part !== null}
      title={part ? partTitles[part] : ''}
      onClose={onClose}
      canClose={!save.isPending}
    >
      {part ? <ChangeForm {...props} part={part} save={save} onClose={onClose} /> : null}
    </Dialog>
  );
}

type FormProps = Props & { part: MeasurePart; save: ReturnType<typeof useSaveMeasureChoices> };

function ChangeForm({ accountId, part, choices, version, available, save, onClose }: FormProps) {
  const [draft, setDraft] = useState(choices);
  const preview = usePreviewMeasureChoices(accountId);
  const saving = useSaving(save, {
    logged: 'What counts could not be saved.',
    saved: measureMessages.saved,
    failed: () => ({ text: measureMessages.saveFailed }),
  });
  const previewed = preview.data;
  const meanwhile = useMeanwhile({ choices, version }, save.reload);

  function send(sent: MeasureChoices, known: number) {
    saving.save(
      { choices: sent, version: known },
      {
        onSaved: onClose,
        takesOver: (error) => {
          const isOld = isChangedMeanwhile(error);
          if (isOld) {
            void meanwhile.compare(sent).then(({ merged, now }) => merged && send(merged, now));
          }
          return isOld;
        },
      },
    );
  }
  function change(next: MeasureChoices) {
    setDraft(next);
    preview.reset();
  }
  function look() {
    preview.mutate(draft, {
      onError: (error) => {
        logError('A preview of what counts failed.', error);
        showFailure({ text: measureMessages.previewFailed });
      },
    });
  }

  return (
    <Stack>
      <PartEditor part={part} choices={draft} available={available} onChange={change} />
      {previewed ? <MeasurePreviewTable {...previewed} /> : null}
      <FormButtons
        save={previewed ? () => send(draft, meanwhile.known.version) : null}
        isSaving={saving.isSaving}
        look={look}
        isLooking={preview.isPending}
        canLook={draft !== meanwhile.known.choices && areSeatsValid(draft)}
        onClose={onClose}
      />
      <ChangedMeanwhileDialog
        conflict={meanwhile.conflictIn(available)}
        noun="page"
        labels={partTitles}
        inWords={undefined}
        onSettle={(whose) => {
          const settled = meanwhile.settle(whose);
          if (settled && whose === 'mine') {
            send(settled.choices, settled.version);
          } else if (settled) {
            change(settled.choices);
          }
        }}
        onClose={meanwhile.close}
      />
    </Stack>
  );
}

type ButtonProps = {
  /** Null until what would change has been seen. */
  save: (() => void) | null;
  isSaving: boolean;
  look: () => void;
  isLooking: boolean;
  canLook: boolean;
  onClose: () => void;
};

function FormButtons({ save, isSaving, look, isLooking, canLook, onClose }: ButtonProps) {
  return (
    <DialogFoot>
      <Button variant="default" onClick={onClose} disabled={isSaving}>
        {commonWords.cancel}
      </Button>
      {save ? (
        <Button onClick={save} disabled={isSaving}>
          {isSaving ? commonWords.saving : commonWords.save}
        </Button>
      ) : (
        <Button onClick={look} disabled={isLooking || !canLook}>
          {isLooking ? measureWords.calculating : measureWords.preview}
        </Button>
      )}
    </DialogFoot>
  );
}
