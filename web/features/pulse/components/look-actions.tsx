import { Button } from '@mantine/core';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconPhotoDown from '@tabler/icons-react/dist/esm/icons/IconPhotoDown.mjs';
import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs';
import type { RefObject } from 'react';
import { type FigureLook, type LookWeeks, lookWeeks } from '#contract/functions/figure-look.ts';
import { lookPageMessages } from '#contract/messages/look.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Segments } from '#web/ui/segments.tsx';
import { drawPicture } from '../draw-picture.ts';
import { lookCsv } from '../look-csv.ts';
import classes from './look.module.css';

type Props = {
  name: string;
  weeks: LookWeeks;
  onWeeks: (weeks: LookWeeks) => void;
  look: FigureLook | undefined;
  churchName: string;
  /** The chart and its legend. */
  sheet: RefObject<HTMLElement | null>;
  onAddNote: () => void;
};

/** Chooses the number of weeks; exports. */
export function LookActions(props: Props) {
  const { name, weeks, onWeeks, look, churchName, sheet, onAddNote } = props;
  const fileName = (ending: string) =>
    `steeple-${name.toLowerCase().replaceAll(' ', '-')}-${weeks}-weeks.${ending}`;
  const saveCsv = () => {
    if (look) {
      saveFile(new Blob([lookCsv(look)], { type: 'text/csv' }), fileName('csv'));
    }
  };
  const savePicture = async () => {
    const picture = sheet.current
      ? await drawPicture(sheet.current, {
          title: lookPageMessages.pictureTitle(name, weeks),
          churchName,
        })
      : null;
    if (picture) {
      saveFile(picture, fileName('png'));
    }
  };
  return (
    <div className={classes.actions}>
      <Segments
        legend={lookPageMessages.timeRange}
        name="weeks"
        options={lookWeeks.map((value) => ({ value, label: lookPageMessages.weeks(value) }))}
        value={weeks}
        onChange={onWeeks}
      />
      <Button
        variant="default"
        leftSection={<IconNote size={16} aria-hidden />}
        disabled={!look}
        onClick={onAddNote}
      >
        {lookPageMessages.addNote}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPhotoDown size={16} aria-hidden />}
        disabled={!look}
        onClick={() => void savePicture()}
      >
        PNG
      </Button>
      <Button
        variant="default"
        leftSection={<IconTableExport size={16} aria-hidden />}
        disabled={!look}
        onClick={saveCsv}
      >
        CSV
      </Button>
    </div>
  );
}
