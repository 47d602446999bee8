// The shared module counts as having side effects. Through this one a bundle leaves it out where it uses no schema.
export * from '@foothold/shared/schema';
