"""What the commands of `fourfold tournament` share: names, results, tables, the database."""
