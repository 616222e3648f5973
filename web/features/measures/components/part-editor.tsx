import type { ReactNode } from 'react';
import type { MeasurePart } from '../model.ts';
import { AttendanceEditor } from './attendance-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { GuestsEditor, KidsEditor, ServingEditor } from './people-editors.tsx';
import { SeatsEditor } from './seats-editor.tsx';
import { BrandEditor, GivingEditor, GroupsEditor } from './some-editors.tsx';
import { WeekEditor } from './week-editor.tsx';

const editors: Readonly<Record<MeasurePart, (props: EditorProps) => ReactNode>> = {
  attendance: AttendanceEditor,
  firstTimeGuests: GuestsEditor,
  kids: KidsEditor,
  serving: ServingEditor,
  groups: GroupsEditor,
  giving: GivingEditor,
  seats: SeatsEditor,
  brandTerms: BrandEditor,
  week: WeekEditor,
};

/** The fields of one part of the choices. */
export function PartEditor({ part, ...props }: EditorProps & { part: MeasurePart }) {
  const Editor = editors[part];
  return <Editor {...props} />;
}
