// The work of flux with its provider library: it bootstraps a repository, and proposes a change.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/fluxcd/go-git-providers/gitlab"
	"github.com/fluxcd/go-git-providers/gitprovider"
)

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	ctx := context.Background()
	domain := os.Getenv("FORGE")
	client, err := gitlab.NewClient(os.Getenv("TOKEN"), "pat", gitprovider.WithDomain(domain), gitprovider.WithDestructiveAPICalls(true))
	check(err)
	group := gitprovider.OrganizationRef{Domain: domain, Organization: "acme"}
	ref := gitprovider.OrgRepositoryRef{OrganizationRef: group, RepositoryName: "fleet"}
	description := "What runs where."
	visibility := gitprovider.RepositoryVisibilityPrivate
	info := gitprovider.RepositoryInfo{Description: &description, Visibility: &visibility}
	create := &gitprovider.RepositoryCreateOptions{AutoInit: gitprovider.BoolVar(true)}
	_, created, err := client.OrgRepositories().Reconcile(ctx, ref, info, create)
	check(err)
	repository, changed, err := client.OrgRepositories().Reconcile(ctx, ref, info, create)
	check(err)
	fmt.Println("repository", created, changed)

	key := gitprovider.DeployKeyInfo{Name: "flux", Key: []byte(os.Getenv("KEY")), ReadOnly: gitprovider.BoolVar(true)}
	_, created, err = repository.DeployKeys().Reconcile(ctx, key)
	check(err)
	// The library never takes a read-only key for unchanged, so it deletes the key and creates it again.
	_, changed, err = repository.DeployKeys().Reconcile(ctx, key)
	check(err)
	fmt.Println("key", created, changed)

	// The library reads only contents whose length is a multiple of three: its base64 has no padding.
	path, content := "clusters/production/flux.yaml", "kind: Kustomization\n\n"
	files := []gitprovider.CommitFile{{Path: &path, Content: &content}}
	_, err = repository.Commits().Create(ctx, "main", "Add flux", files)
	check(err)
	commits, err := repository.Commits().ListPage(ctx, "main", 10, 1)
	check(err)
	fmt.Println("commits", len(commits))

	check(repository.Branches().Create(ctx, "staging", commits[0].Get().Sha))
	path = "clusters/staging/flux.yaml"
	_, err = repository.Commits().Create(ctx, "staging", "Add staging", files)
	check(err)
	change, err := repository.PullRequests().Create(ctx, "Add staging", "staging", "main", "One more cluster.")
	check(err)
	number := change.Get().Number
	title := "Add the staging cluster"
	_, err = repository.PullRequests().Edit(ctx, number, gitprovider.EditOptions{Title: &title})
	check(err)
	check(repository.PullRequests().Merge(ctx, number, gitprovider.MergeMethodMerge, "Merge staging"))
	change, err = repository.PullRequests().Get(ctx, number)
	check(err)
	fmt.Println("merged", change.Get().Merged)
	found, err := repository.Files().Get(ctx, "clusters/staging", "main")
	check(err)
	fmt.Println("file", strings.TrimSpace(*found[0].Content))
	all, err := client.OrgRepositories().List(ctx, group)
	check(err)
	fmt.Println("repositories", len(all) > 1)
}
