import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import type { CardEditorProps } from '../upload/CardEditor.tsx';

const loadEditor = () => import('../upload/CardEditor.tsx').then((module) => module.CardEditor);

/** The two upload fields. Their code comes when somebody wants to add images. */
export function LazyCardEditor(props: CardEditorProps): ReactNode {
  return <LazyPart load={loadEditor} props={props} onLoadFailure={props.onCancel} />;
}
