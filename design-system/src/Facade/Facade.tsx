import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { CANVAS } from '../Illustration/canvas.ts';
import { classNames } from '../styling/class-names.ts';
import * as css from './Facade.css.ts';
import { type FacadePlan, facadePlan } from './facade-plan.ts';

export interface FacadeProps {
  /** What stands for the building, such as its id: the same key gives the same building on every page. */
  readonly of: string;
  /** There is a ramp to the door, with its sign. Else a step. Default: false. */
  readonly hasRamp?: boolean;
  /** A parking sign stands at the kerb. Default: false. */
  readonly hasParking?: boolean;
}

/** Where the street is, where the floor with the door ends, and how high the others are. */
const STREET = 222;
const GROUND_FLOOR = 126;
const FLOOR = 38;
const MIDDLE = 240;
const WINDOW = { width: 24, height: 22 } as const;

/**
 * The entrance of a building of the brand, drawn in its colours and with its sign: no two look alike. Decoration: its name stands
 * beside it.
 */
export function Facade({ of, hasRamp = false, hasParking = false }: FacadeProps): ReactNode {
  const { brand } = useDesignSystem();
  const plan = facadePlan(of);
  return (
    <div aria-hidden className={css.facade}>
      <svg aria-hidden viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" className={css.drawing}>
        <Surroundings plan={plan} />
        <Building plan={plan} />
        <Door hasRamp={hasRamp} />
        {hasParking && <ParkingSign />}
        <Garden plan={plan} illustrations={brand?.illustrations} />
      </svg>
      {brand && <brand.Logo className={css.sign} />}
    </div>
  );
}

interface OfPlanProps {
  /** How the building looks. */
  readonly plan: FacadePlan;
}

/** Sky, hills, the houses beside it and the street. */
function Surroundings({ plan: { neighbours } }: OfPlanProps): ReactNode {
  const [left, right] = neighbours;
  return (
    <>
      <circle cx="408" cy="52" r="26" className={css.accent} />
      <path
        d="M36 70a15 15 0 0 1 4-29 23 23 0 0 1 43-4 17 17 0 0 1 5 33Z"
        className={css.paper}
        opacity=".8"
      />
      <path d="M0 176c56-48 116-56 176-24s152 40 304-20v100H0Z" className={css.main} opacity=".35" />
      <rect x="-12" y={STREET - left} width="104" height={left} className={css.main} opacity=".55" />
      <rect x="388" y={STREET - right} width="104" height={right} className={css.main} opacity=".55" />
      <rect y={STREET} width="480" height="48" className={css.ground} />
      <rect y={STREET} width="480" height="14" className={css.paper} />
      <rect y={STREET + 14} width="480" height="4" className={css.line} opacity=".12" />
    </>
  );
}

function Building({ plan }: OfPlanProps): ReactNode {
  const { floors, columns, isLit } = plan;
  const width = columns * 44;
  const start = MIDDLE - width / 2;
  const top = GROUND_FLOOR - floors * FLOOR;
  const gap = (width - columns * WINDOW.width) / (columns + 1);
  const cells = Array.from({ length: floors * columns }, (_, nth) => ({
    floor: Math.floor(nth / columns),
    column: nth % columns,
  }));
  return (
    <>
      <Roof kind={plan.roof} start={start} width={width} top={top} />
      <rect x={start} y={top} width={width} height={STREET - top} className={css.paper} />
      <rect
        x={start + width - 16}
        y={top}
        width="16"
        height={STREET - top}
        className={css.line}
        opacity=".07"
      />
      <rect x={start} y={GROUND_FLOOR} width={width} height="4" className={css.line} opacity=".14" />
      <rect x={start} y={STREET - 10} width={width} height="10" className={css.line} opacity=".14" />
      {cells.map(({ floor, column }) => (
        <rect
          key={`${floor} ${column}`}
          x={start + gap + column * (WINDOW.width + gap)}
          y={top + 9 + floor * FLOOR}
          {...WINDOW}
          className={classNames(css.soft, isLit(floor, column) ? css.accentSoft : css.mainSoft)}
        />
      ))}
      <ShopWindow start={start + 14} end={164} />
      <ShopWindow start={316} end={start + width - 22} />
    </>
  );
}

/** Beside the door, where the building is wide enough. */
function ShopWindow({ start, end }: { readonly start: number; readonly end: number }): ReactNode {
  if (end - start < WINDOW.width) return null;
  const middle = (start + end) / 2;
  return (
    <>
      <rect
        x={start}
        y="156"
        width={end - start}
        height="46"
        className={classNames(css.soft, css.accentSoft)}
      />
      <path
        d={`M${middle} 202c-9-4-11-14-9-22 7 4 9 9 9 14 0-5 2-12 9-16 2 10 0 20-9 24Z`}
        className={css.main}
      />
    </>
  );
}

interface RoofProps {
  readonly kind: FacadePlan['roof'];
  readonly start: number;
  readonly width: number;
  readonly top: number;
}

function Roof({ kind, start, width, top }: RoofProps): ReactNode {
  if (kind === 'flat') {
    return (
      <rect
        x={start - 7}
        y={top - 9}
        width={width + 14}
        height="14"
        className={classNames(css.soft, css.line)}
      />
    );
  }
  const end = start + width;
  if (kind === 'gable') {
    return (
      <path
        d={`M${start - 12} ${top + 2}L${MIDDLE} ${top - 40}L${end + 12} ${top + 2}Z`}
        className={css.line}
      />
    );
  }
  return (
    <>
      <path d={`M${start} ${top + 2}a${width / 2} 38 0 0 1 ${width} 0Z`} className={css.main} />
      <rect
        x={start - 6}
        y={top - 4}
        width={width + 12}
        height="8"
        className={classNames(css.soft, css.line)}
      />
    </>
  );
}

/** Board, canopy and the door, with the way in. */
function Door({ hasRamp }: Required<Pick<FacadeProps, 'hasRamp'>>): ReactNode {
  return (
    <>
      <rect x="170" y="134" width="140" height="30" className={classNames(css.soft, css.paper)} />
      <rect x="170" y="163" width="140" height="8" className={classNames(css.soft, css.main)} />
      <path d="M200 222v-50h80v50Z" className={css.line} />
      <path d="M206 222v-44h32v44ZM242 222v-44h32v44Z" className={css.mainSoft} />
      <path d="M214 214l16-30M250 214l16-30" className={css.onSign} opacity=".5" />
      {hasRamp ? (
        <>
          <path d="M200 222h80v8H128Z" className={css.line} opacity=".3" />
          <path d="M132 226v-18l66-10v22" className={css.rail} />
          <rect x="287" y="180" width="26" height="26" className={classNames(css.soft, css.ink)} />
          <circle cx="298" cy="184.5" r="2" className={css.gleam} />
          <path d="M298 188v6h6l3 7M301 190h-3M294 193a5.5 5.5 0 1 0 8 7" className={css.thin} />
        </>
      ) : (
        <path d="M192 222h96v8h-96Z" className={css.line} opacity=".3" />
      )}
    </>
  );
}

function ParkingSign(): ReactNode {
  return (
    <>
      <path d="M62 238v-54" className={css.rail} />
      <rect x="46" y="152" width="32" height="34" className={classNames(css.soft, css.ink)} />
      <path d="M57 178v-18h7a6 6 0 0 1 0 12h-7" className={css.onSign} />
    </>
  );
}

interface GardenProps extends OfPlanProps {
  /** Address of the brand's sheet of drawings. */
  readonly illustrations: string | undefined;
}

/** A tree at each side, and a hedge over which the brand's figure looks, if it has one. */
function Garden({ plan: { tree }, illustrations }: GardenProps): ReactNode {
  return (
    <>
      <Tree kind={tree} x={106} scale={1} />
      <Tree kind={tree} x={452} scale={1.2} />
      <rect x="344" y="206" width="120" height="26" className={classNames(css.soft, css.main)} />
      {/* In the shade, so that the figure stands out from it. */}
      <rect
        x="344"
        y="206"
        width="120"
        height="26"
        className={classNames(css.soft, css.line)}
        opacity=".16"
      />
      {illustrations && (
        <svg aria-hidden x="348" y="176" width="72" height="33" viewBox={CANVAS.peek}>
          <use href={`${illustrations}#peek`} />
        </svg>
      )}
    </>
  );
}

interface TreeProps {
  readonly kind: FacadePlan['tree'];
  readonly x: number;
  readonly scale: number;
}

function Tree({ kind, x, scale }: TreeProps): ReactNode {
  return (
    <g transform={`translate(${x} 228) scale(${scale})`}>
      <path d="M-3 0v-30h6V0Z" className={css.line} />
      {kind === 'round' ? (
        <>
          <circle cx="0" cy="-50" r="26" className={css.main} />
          <path d="M12-73a26 26 0 0 1-12 49 40 40 0 0 0 12-49Z" className={css.line} opacity=".1" />
        </>
      ) : (
        <path d="m0-84 18 30h-8l15 30h-50l15-30h-8Z" className={css.line} />
      )}
    </g>
  );
}
