import type { AfvId, FigureId, SoftVehicleId, WeaponId } from './ids.ts';

export interface Gun {
  readonly weapon: WeaponId;
  /** Millimetres. */
  readonly calibre: number;
  readonly mount: 'turret' | 'hull';
  /** It has no soft firepower. */
  readonly apOnly?: boolean;
}

export type Mg = 'coaxial' | 'turret' | 'bow' | 'roof' | 'roof-50';

export interface Afv {
  readonly name: string;
  readonly nation: 'germany' | 'usa';
  readonly tons?: number;
  readonly mobility: 'tracked' | 'half-track' | 'wheeled';
  /** Inches. */
  readonly speed: number;
  readonly front: number;
  readonly side: number;
  readonly guns: readonly Gun[];
  readonly mgs: readonly Mg[];
  /** As printed, whether or not the formula agrees. */
  readonly points?: number;
  readonly projectors?: boolean;
  readonly openTop?: boolean;
  /** Counts as an artillery piece for indirect fire. */
  readonly artillery?: boolean;
  readonly remark?: string;
}

export interface SoftVehicle {
  readonly name: string;
  readonly rule: string;
  readonly speed: number;
  /** It can't enter forest or rough ground. */
  readonly roadBound?: boolean;
  readonly men: number;
  readonly tows?: string;
  readonly remark?: string;
}

export interface Vehicles {
  readonly rule: string;
  readonly afvs: Readonly<Record<AfvId, Afv>>;
  readonly soft: Readonly<Record<SoftVehicleId, SoftVehicle>>;
}

/** Men as the organisations count them: one man, or a team with its weapons and sidearms. */
export interface Troops {
  readonly name: string;
  readonly men: number;
  readonly figure: FigureId;
  readonly weapons: readonly WeaponId[];
  /** Panzerfausts. */
  readonly rockets?: number;
  /** An observer team's radio. */
  readonly radio?: boolean;
}

/** This many, or up to `most`. */
export interface Part {
  readonly count: number;
  readonly most?: number;
  /** Troops, another formation, or vehicles. */
  readonly of: string;
}

/** A body of troops as the book lists it. */
export interface Formation {
  readonly name: string;
  readonly nation: 'germany' | 'usa';
  readonly rule: string;
  readonly parts: readonly Part[];
  readonly remark?: string;
}

/** Both armies as the book lists them. */
export interface Organisation {
  readonly formations: Readonly<Record<string, Formation>>;
  readonly troops: Readonly<Record<string, Troops>>;
  /** The vehicle or team that stands for any of its kind. */
  readonly substitutes: Readonly<Record<string, Readonly<Record<Formation['nation'], string>>>>;
}

/** Men inside half-tracks and on the outside of other AFVs, and what tows a gun. */
export interface Transport {
  readonly inside: { readonly rule: string; readonly 'half-track': number; readonly 'm3-white': number };
  readonly outside: { readonly rule: string; readonly men: number };
  /** A towed gun's ammunition rides inside, and takes the room of this many men. */
  readonly towing: { readonly rule: string; readonly ammunition: number; readonly by: readonly string[] };
}
