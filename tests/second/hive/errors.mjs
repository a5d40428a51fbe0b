// Why a text is not answered.

// The text has an error by the specification.
export class Refused extends Error {}

// The last move of a record is not legal; that and all else in the record has been reported.
export class IllegalEnd extends Refused {}

// The text, an option or a target is outside what this reader knows.
export class Unknown extends Error {}
