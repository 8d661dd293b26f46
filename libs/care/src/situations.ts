/** What kind of danger somebody is in, or somebody they write about. */
export const careKinds = ['self-harm', 'abuse', 'violence', 'medical'] as const;
export type CareKind = (typeof careKinds)[number];

/** The situations that have a hand-written card, each with its kind. */
export const careSituations = {
  /** The writer wants to die, or thinks of suicide. */
  'suicidal-thoughts': 'self-harm',
  /** The writer hurts their own body: cutting, burning, starving, purging. */
  'self-injury': 'self-harm',
  /** Someone the writer knows is suicidal or hurts themselves. */
  'worried-about-someone': 'self-harm',
  /** Someone the writer knew died by suicide. */
  'bereaved-by-suicide': 'self-harm',
  /**
   * A partner, former partner or relative is violent towards the writer or another adult, or controls or threatens
   * them.
   */
  'partner-violence': 'abuse',
  /** The writer asks whether they must submit, stay or put up with being hurt; or is told that they must. */
  'told-to-submit': 'abuse',
  /** A child is being hurt, neglected or sexually abused now; the writer may be that child. */
  'child-in-danger': 'abuse',
  /** The writer was abused as a child. */
  'abused-as-a-child': 'abuse',
  /** Rape, sexual assault, coercion or harassment of the writer or another adult, also in marriage. */
  'sexual-violence': 'abuse',
  /** Abuse by a pastor, priest, elder or group: sexual, spiritual, by control or by cover-up. */
  'church-abuse': 'abuse',
  /** The writer is pressed to forgive, reconcile with or return to somebody who abused them. */
  'pressed-to-forgive': 'abuse',
  /** The writer wants to hurt or kill somebody, or has lost control and hurt somebody. */
  'wanting-to-hurt': 'violence',
  /** Somebody threatens or plans violence against the writer or others, and it is not a partner. */
  'threat-of-violence': 'violence',
  /** Hitting a child as discipline: by the writer, or by the writer's parents now. */
  'harsh-discipline': 'violence',
  /** Stopping or refusing medicine or treatment, or keeping it from someone. */
  'stopping-medicine': 'medical',
} as const satisfies Record<string, CareKind>;
export type CareSituation = keyof typeof careSituations;
